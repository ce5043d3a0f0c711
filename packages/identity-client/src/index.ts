export type { ChosenPayment, OrderAttempt, OrderProblem, SignedIn } from './answers.ts'
export type {
  CardChoice,
  Credentials,
  IdentityClient,
  IdentityClientOptions,
  OrderSubmit,
  Registration,
} from './createIdentityClient.ts'
export { createIdentityClient } from './createIdentityClient.ts'
export type { IdentityProblem, IdentityResult } from './problem.ts'
export type { Result } from './result.ts'
