/** Asks now and then at intervals while the page is visible, also after a failure. Returns a function that stops it. */
export function again<T>(milliseconds: number, ask: () => Promise<T>, take: (answer: T) => void): () => void {
  const look = () => void ask().then(take, () => undefined);
  look();
  const timer = setInterval(() => !document.hidden && look(), milliseconds);
  return () => clearInterval(timer);
}
