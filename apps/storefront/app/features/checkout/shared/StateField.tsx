import { militaryStates, statesOf } from '@selvedge/cart-domain/forms'
import { Select } from '@selvedge/ui-kit/Select'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import { m } from '../../../paraglide/messages.js'
import type { createFields } from '../../forms/createFields.ts'
import { STATE_FOR, stateTyped } from './stateTyped.ts'
import type { AddressKind } from './useAddressKind.ts'

type StateFieldProps = {
  readonly fields: ReturnType<typeof createFields>
  readonly kind: Pick<AddressKind, 'country' | 'military'>
  readonly autoComplete: string
}

/** The state where a country has states, the military one for military mail, a county where people write one. */
export const StateField = ({ fields, kind, autoComplete }: StateFieldProps) => {
  const states = statesOf(kind.country).filter(
    ({ code }) => !kind.military || militaryStates.some((military) => military === code),
  )
  const field = { ...fields.field('state'), defaultValue: stateTyped(fields, kind.country) }
  const meant = <input type="hidden" name={STATE_FOR} value={kind.country} />
  if (states.length === 0)
    return (
      <>
        <TextInput {...field} optional={m.optional()} autoComplete={autoComplete} />
        {meant}
      </>
    )
  const typed = field.defaultValue.toLowerCase()
  const chosen = states.find(({ code, name }) => typed === code.toLowerCase() || typed === name.toLowerCase())
  return (
    <>
      <Select {...field} defaultValue={chosen?.code ?? ''} autoComplete={autoComplete} required>
        <option value="">{m.choose_state()}</option>
        {states.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      {meant}
    </>
  )
}
