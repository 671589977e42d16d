/** A record on its way from a replay to its review: a file that was dropped there is on no server. */
export const carried = { record: '' };
