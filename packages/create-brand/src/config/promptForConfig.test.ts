import { expect, test } from 'vitest'
import { promptForConfig } from './promptForConfig.ts'

/** A terminal in which these lines are typed. */
const aTerminal = (...lines: readonly string[]) => {
  const questions: string[] = []
  return {
    questions,
    question: async (text: string) => {
      questions.push(text)
      return lines[questions.length - 1] ?? ''
    },
  }
}

test('shows five questions with defaults, and omits settings for which an empty line is typed', async () => {
  const terminal = aTerminal('Juniper & Thread', '', 'round')
  expect(await promptForConfig(terminal, () => {})).toEqual({ name: 'Juniper & Thread', corners: 'round' })
  expect(terminal.questions.slice(0, 3)).toEqual([
    'Name of the brand (My Brand): ',
    'Main color, as #RRGGBB (#2F4B8F): ',
    'Corners: square, soft or round (soft): ',
  ])
  expect(terminal.questions).toHaveLength(5)
})

test('repeats a question when a setting is invalid', async () => {
  const printed: string[] = []
  const terminal = aTerminal('', 'blue', '#7A2E4F')
  expect(await promptForConfig(terminal, (line) => printed.push(line))).toEqual({ accent: '#7A2E4F' })
  expect(printed).toEqual(['"accent" is a color like "#2F4B8F".'])
})
