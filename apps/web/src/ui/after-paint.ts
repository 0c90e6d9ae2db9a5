/** Does what can wait until what has just changed is on the screen; what it gives calls it off. */
export function afterPaint(act: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (task = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}
