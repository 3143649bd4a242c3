/** Reads the headers of videos and none of their pictures. */
export interface Videos {
  /** Throws ERR_UNSUPPORTED_MEDIA_TYPE unless the file is an MP4 or WebM with a picture and a duration. */
  inspect(file: RandomAccess): Promise<VideoFacts>;
}

/** `read`: the bytes from `first` to `last`, both included. */
export type RandomAccess = {
  bytes: number;
  read(first: number, last: number): Promise<Uint8Array>;
};

type VideoFacts = { durationSeconds: number; width: number; height: number };
