/** Which process does a job at the moment. Instants in ms. */
export interface JobLeases {
  /** The job is `holder`'s until `until`. False while it is another's. */
  take(name: string, holder: string, now: number, until: number): Promise<boolean>;
  /** Free at once, unless it has become another's. */
  release(name: string, holder: string): Promise<void>;
}
