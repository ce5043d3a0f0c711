import { readForm } from '../../forms/index.ts'

/** A fact of the specification: its section, its sentence, and a check. */
export type Fact = readonly [section: string, sentence: string, holds: () => void]

/** The names of a list in the specification, in their order. */
export const namesOfList = (text: string): string[] => text.split(', ')

/** Compiles only when a union has exactly these members. */
export const membersOf = <Union extends string>(members: Record<Union, true>): string[] =>
  Object.keys(members)

/** The problems that a form finds in these fields. */
export const problemsOf = (form: Parameters<typeof readForm>[0], fields: object) => {
  const result = readForm(form, Object.entries(fields))
  return result.ok ? {} : result.problems
}
