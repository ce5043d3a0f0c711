import { invalidInput } from './platformError.ts'

const maxActions = 500

/** Refuses more update actions than the platform takes in one request. */
export const expectActions = (actions: readonly object[]): void => {
  if (actions.length > maxActions)
    throw invalidInput(`At most ${maxActions} update actions are allowed in one request.`)
}
