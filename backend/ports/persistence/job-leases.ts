/** Which process runs a job. Instants in ms. */
export interface JobLeases {
  /** Reserves the job for `holder` until `until`, or renews it. False while another process holds it. */
  take(name: string, holder: string, now: number, until: number): Promise<boolean>;
  /** Does nothing when another process holds the job. */
  release(name: string, holder: string): Promise<void>;
}
