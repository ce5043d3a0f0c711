import type { createFields } from '../../forms/createFields.ts'

/** The name of the hidden field that says which country the state beside it was asked for. */
export const STATE_FOR = 'stateFor'

/** The state that was saved or typed, as far as it was for this country: that of another is none here. */
export const stateTyped = (
  { field }: Pick<ReturnType<typeof createFields>, 'field'>,
  country: string,
): string => {
  const meant = field(STATE_FOR).defaultValue || field('country').defaultValue
  return meant === country ? field('state').defaultValue : ''
}
