/** Reads the headers of videos and none of their pictures. */
export interface Videos {
  /**
   * Throws ERR_UNSUPPORTED_MEDIA_TYPE unless the file is a whole MP4 or WebM with a picture and a duration, or a QuickTime
   * file with H.264 and AAC.
   */
  inspect(file: RandomAccess): Promise<VideoFacts>;
}

/** `read`: the bytes from `first` to `last`, both included. */
export type RandomAccess = {
  bytes: number;
  read(first: number, last: number): Promise<Uint8Array>;
};

/** `blanks`: what has to be overwritten, because it says where or with what the video was made. */
type VideoFacts = { durationSeconds: number; width: number; height: number; blanks: Blank[] };

/** `bytes` bytes from `at` on, which become `begins` and zeros. */
export type Blank = { at: number; bytes: number; begins: Uint8Array };
