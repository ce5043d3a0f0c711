import type { Meta } from '@storybook/react-vite'
import { Field } from '../../index.ts'
import { longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './Field.docs.ts'

export default {
  title: 'Forms/Field',
  component: Field,
  parameters: { guide },
} satisfies Meta

export const AroundAnyControl = {
  render: () => (
    <Field label="Length" hint="In inches." optional="(optional)">
      {(control) => <input type="range" {...control} />}
    </Field>
  ),
}

export const LongText = longText(AroundAnyControl)
export const RightToLeft = rightToLeft(AroundAnyControl)
export const SmallScreen = smallScreen(AroundAnyControl)
