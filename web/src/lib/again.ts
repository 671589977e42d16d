/** Asks now and every so often while the page is looked at; a failure is asked again. Returns what ends it. */
export function again<T>(milliseconds: number, ask: () => Promise<T>, take: (answer: T) => void): () => void {
  const look = () => void ask().then(take, () => undefined);
  look();
  const timer = setInterval(() => !document.hidden && look(), milliseconds);
  return () => clearInterval(timer);
}
