import type { Guide } from '../../stories/guide.ts'

export const guide = {
  instead: [
    { use: 'Textarea', when: 'there are several lines' },
    { use: 'Combobox', when: 'there is something to suggest' },
    { use: 'PasswordInput', when: 'it is secret' },
    { use: 'PhoneInput', when: 'it is a phone number' },
  ],
  do: 'Set `autoComplete` and `inputMode`.',
  dont: 'Use a placeholder as a label.',
} satisfies Guide
