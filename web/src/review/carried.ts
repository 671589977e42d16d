/** A record on its way from a replay to its review: a dropped file is not on any server. */
export const carried = { record: '' };
