import { expect, it } from 'vitest'
import { splitCode, splitExample } from './docsText.ts'

it('separates the example from the description of a component', () => {
  expect(splitExample('A menu.\n\n@example\n<Menu items={[{ label: 1 }]} />')).toEqual({
    description: 'A menu.',
    example: '<Menu items={[{ label: 1 }]} />',
  })
  expect(splitExample('A menu.')).toEqual({ description: 'A menu.', example: undefined })
})

it('recognises code between backticks', () => {
  expect(splitCode('Set `label` and `icon`')).toEqual([
    { text: 'Set ', isCode: false },
    { text: 'label', isCode: true },
    { text: ' and ', isCode: false },
    { text: 'icon', isCode: true },
  ])
})
