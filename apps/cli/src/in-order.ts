/**
 * Asks about all that a stream brings and hands on each answer in the order of the stream, as soon as those before it are there.
 *
 * @param most how many may be asked about at once; more are not taken from the stream
 */
export async function inOrder<Question, Answer>(
  questions: AsyncIterable<Question>,
  ask: (question: Question) => Answer | Promise<Answer>,
  take: (answer: Answer) => void | Promise<void>,
  most: number,
): Promise<void> {
  const hand = async (answer: Answer | Promise<Answer>, before: Promise<void>) => {
    const [answered] = await Promise.all([answer, before]);
    await take(answered);
  };
  /** What is not yet handed on, in order: each answer waits for the one before. */
  const open: Promise<void>[] = [];
  for await (const question of questions) {
    const handed = hand(ask(question), open.at(-1) ?? Promise.resolve());
    // What one throws, all after it throw; the first that is waited for ends everything.
    handed.catch(() => undefined);
    open.push(handed);
    if (open.length >= most) await open.shift();
  }
  await Promise.all(open);
}
