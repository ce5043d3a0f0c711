import { TextInput } from '@selvedge/ui-kit/TextInput'

type Props = { readonly value?: string | undefined; readonly error?: string | undefined }

/** The required reason of an action. */
export const ReasonField = ({ value, error }: Props) => (
  <TextInput
    label="Reason"
    hint="Only operators see it."
    id="reason"
    name="reason"
    autoComplete="off"
    defaultValue={value}
    error={error}
    required
  />
)
