import type { Interface } from 'node:readline/promises'
import * as v from 'valibot'
import { brandFields, parseBrandConfig } from './brandConfig.ts'

type Field = keyof typeof brandFields

const questions: readonly (readonly [field: Field, question: string])[] = [
  ['name', 'Name of the brand'],
  ['accent', 'Main color, as #RRGGBB'],
  ['corners', 'Corners: square, soft or round'],
  ['type', 'Type: serif or sans'],
  ['environment', 'Path of the environment file of the shop (leave empty for npm start on this machine)'],
]

/**
 * Requests the settings in a terminal; an empty line selects the default. A question is repeated until the setting is
 * valid. One setting is the path of an environment file; this function does not read that file.
 */
export const promptForConfig = async (
  terminal: Pick<Interface, 'question'>,
  print: (line: string) => void,
): Promise<Readonly<Record<string, string>>> => {
  let settings: Readonly<Record<string, string>> = {}
  for (const [field, question] of questions) {
    const initial = v.getDefault(brandFields[field])
    for (;;) {
      const typed = (await terminal.question(`${question}${initial ? ` (${initial})` : ''}: `)).trim()
      const next = typed === '' ? settings : { ...settings, [field]: typed }
      const parsed = parseBrandConfig(next)
      if (parsed.ok) {
        settings = next
        break
      }
      for (const problem of parsed.problems) print(problem)
    }
  }
  return settings
}
