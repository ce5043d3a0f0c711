/** Something that keeps the shop from starting, in one line that says what to do. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}
