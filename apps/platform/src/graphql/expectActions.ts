import { invalidInput } from './platformError.ts'

const maxActions = 500

/** Throws InvalidInput for more than 500 update actions. */
export const expectActions = (actions: readonly object[]): void => {
  if (actions.length > maxActions)
    throw invalidInput(`At most ${maxActions} update actions are allowed in one request.`)
}
