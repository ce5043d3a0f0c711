import type { FormProblems } from '@selvedge/cart-domain/forms'
import { fieldText } from './fieldText.ts'

/** What came back from a form that was not accepted. */
export type FormAnswer = {
  readonly problems: FormProblems
  readonly values: Readonly<Record<string, string>>
}

/** Wires fields to a form's answer: what was typed, what is wrong, and the list for the summary above the form. */
export const createFields = (
  answer: FormAnswer | undefined,
  initial: Readonly<Record<string, string>>,
  labels: Readonly<Record<string, string>>,
) => {
  const problemOf = (name: string): string | undefined => {
    const problem = answer?.problems[name]
    return problem ? fieldText(problem, labels[name] ?? name) : undefined
  }
  return {
    /** Name, id, label, value and error of a field. */
    field: (name: string) => ({
      name,
      id: name,
      label: labels[name] ?? name,
      defaultValue: answer?.values[name] ?? initial[name] ?? '',
      error: problemOf(name),
    }),
    // In the order of the form, which is the order of its labels.
    errors: Object.keys(labels)
      .filter((name) => answer?.problems[name])
      .map((name) => ({ fieldId: name, message: problemOf(name) ?? '' })),
  }
}
