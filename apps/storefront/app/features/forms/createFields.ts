import type { FieldProblem, FormProblems } from '@selvedge/cart-domain/forms'
import { m } from '../../paraglide/messages.js'
import { fieldText } from './fieldText.ts'

/** What came back from a form that was not accepted. */
export type FormAnswer = {
  readonly problems: FormProblems
  readonly values: Readonly<Record<string, string>>
}

/** Problems of fields in which nothing stands yet. */
const missing: readonly (FieldProblem | undefined)[] = ['required', 'choice', 'agreement']

/** Wires fields to a form's answer: what was typed, what is wrong, and the summary above the form. */
export const createFields = (
  answer: FormAnswer | undefined,
  initial: Readonly<Record<string, string>>,
  labels: Readonly<Record<string, string>>,
) => {
  const problemOf = (name: string): string | undefined => {
    const problem = answer?.problems[name]
    return problem ? fieldText(problem, labels[name] ?? name) : undefined
  }
  // In the order of the form, which is the order of its labels.
  const wrong = Object.keys(labels).filter((name) => answer?.problems[name])
  return {
    /** Name, id, label, value and error of a field. */
    field: (name: string) => ({
      name,
      id: name,
      label: labels[name] ?? name,
      defaultValue: answer?.values[name] ?? initial[name] ?? '',
      error: problemOf(name),
    }),
    /**
     * Title and errors of the summary: something is missing (spec §5), or it is there and has to be corrected. The problems
     * are the answer's own: however often it is rendered it is the same answer, and the next one is another.
     */
    summary: {
      title: wrong.some((name) => missing.includes(answer?.problems[name]))
        ? m.form_incomplete()
        : m.form_incorrect(),
      errors: wrong.map((name) => ({ fieldId: name, message: problemOf(name) ?? '' })),
      of: answer?.problems,
    },
  }
}
