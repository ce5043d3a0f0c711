/** An expected failure of the start. Its message is one line that says what to do. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
