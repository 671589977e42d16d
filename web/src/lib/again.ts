/**
 * Asks now and then at intervals while the page is visible, also after a failure, but never twice at a time: a busy
 * server makes requests wait. Returns a function that stops it.
 */
export function again<T>(milliseconds: number, ask: () => Promise<T>, take: (answer: T) => void): () => void {
  let asking = false;
  const look = () => {
    if (asking) return;
    asking = true;
    void ask()
      .then(take, () => undefined)
      .finally(() => (asking = false));
  };
  look();
  const timer = setInterval(() => !document.hidden && look(), milliseconds);
  return () => clearInterval(timer);
}
