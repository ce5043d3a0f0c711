import { Heading } from '@selvedge/ui-kit/Heading'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import { TextInput } from '@selvedge/ui-kit/TextInput'
import { m } from '../../../paraglide/messages.js'
import type { createFields } from '../../forms/createFields.ts'

type ContactFieldsProps = {
  readonly fields: ReturnType<typeof createFields>
  /** The e-mail address of a customer, who is not asked for it. */
  readonly known: string | undefined
}

/** Where news of the order goes: guests type it twice (spec §5). */
export const ContactFields = ({ fields, known }: ContactFieldsProps) => {
  const email = (name: 'email' | 'emailAgain', autoComplete: string) => (
    <TextInput {...fields.field(name)} type="email" inputMode="email" autoComplete={autoComplete} required />
  )
  return (
    <Stack gap="m">
      <Heading level={2} size="group">
        {m.contact()}
      </Heading>
      {known === undefined ? (
        <>
          {email('email', 'email')}
          {email('emailAgain', 'off')}
        </>
      ) : (
        <Text>{known}</Text>
      )}
    </Stack>
  )
}
