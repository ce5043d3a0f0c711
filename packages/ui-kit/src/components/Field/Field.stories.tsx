import type { Meta } from '@storybook/react-vite'
import { Field } from '../../index.ts'

export default { title: 'Forms/Field' } satisfies Meta

export const AroundAnyControl = {
  render: () => (
    <Field label="Length" hint="In inches." optional="(optional)">
      {(control) => <input type="range" {...control} />}
    </Field>
  ),
}
