import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Popover', when: 'it contains a link or a control, or must open on touch screens' },
    { use: 'Disclosure', when: 'the text is needed to decide' },
    { use: 'Field', when: 'it is the hint of a field' },
  ],
  do: 'Repeat briefly what the page also says elsewhere.',
  dont: 'Make it the only place of a text: fingers do not open it.',
} satisfies Guide
