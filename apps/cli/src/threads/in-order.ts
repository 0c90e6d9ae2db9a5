/**
 * Asks about each item of a stream and passes on the answers in the order of the stream, each as soon as those before it have been passed on.
 *
 * @param most how many questions may be open at once; further items are not taken from the stream
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
  /** Answers not yet passed on, in order: each waits for the one before. */
  const open: Promise<void>[] = [];
  for await (const question of questions) {
    const handed = hand(ask(question), open.at(-1) ?? Promise.resolve());
    // If one throws, all after it throw too; the first that is awaited ends everything.
    handed.catch(() => undefined);
    open.push(handed);
    if (open.length >= most) await open.shift();
  }
  await Promise.all(open);
}
