import type { FormAnswer } from '../../forms/createFields.ts'
import type { CheckoutAnswer } from './checkoutAnswer.ts'

/** What a step's fields need of an answer: what was typed, and what is wrong with it, if that is why it was not taken. */
export const formAnswer = (answer: CheckoutAnswer | undefined): FormAnswer | undefined =>
  answer && { values: answer.values, problems: answer.kind === 'form' ? answer.problems : {} }
