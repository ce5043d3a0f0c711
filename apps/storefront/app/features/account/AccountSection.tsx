import { Form, useNavigation } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { FormErrorSummary } from '@selvedge/ui-kit/FormErrorSummary'
import { Heading } from '@selvedge/ui-kit/Heading'
import { Stack } from '@selvedge/ui-kit/Stack'
import { Text } from '@selvedge/ui-kit/Text'
import type { ReactNode } from 'react'
import { createFields, type Fields } from '../forms/createFields.ts'
import { FormAlert } from '../forms/FocusOnChange.tsx'
import { accountSection } from './AccountSection.css.ts'
import type { SectionResult } from './sectionResult.server.ts'

type AccountSectionProps = { readonly title: string; readonly text: string; readonly children: ReactNode }

/** A section of a page of the account: what it is about, and its form or list. */
export const AccountSection = ({ title, text, children }: AccountSectionProps) => (
  <section className={accountSection}>
    <Stack gap="s">
      <Heading level={2} size="panel">
        {title}
      </Heading>
      <Text tone="muted">{text}</Text>
    </Stack>
    {children}
  </section>
)

type SectionFormProps<Name extends string> = {
  readonly form: Name
  readonly result: SectionResult<Name> | undefined
  readonly action: string
  readonly tone?: 'secondary'
  readonly initial?: Readonly<Record<string, string>>
  /** The names and labels of the fields, in their order. */
  readonly labels?: Readonly<Record<string, string>>
  /** `multipart/form-data` for a form with files. */
  readonly encType?: 'multipart/form-data'
  readonly children?: (fields: Fields) => ReactNode
}

/** One form of a page of the account: its errors, its fields and its button. */
export const SectionForm = <Name extends string>({
  form,
  result,
  action,
  tone,
  initial = {},
  labels = {},
  encType,
  children,
}: SectionFormProps<Name>) => {
  const { formData } = useNavigation()
  const own = result?.form === form ? result : undefined
  const fields = createFields(own, initial, labels)
  return (
    <Form method="post" noValidate {...(encType ? { encType } : {})}>
      <input type="hidden" name="form" value={form} />
      <Stack gap="m">
        <FormErrorSummary {...fields.summary} />
        {own?.message ? <FormAlert of={own}>{own.message}</FormAlert> : null}
        {children?.(fields)}
        <div>
          <Button type="submit" {...(tone ? { tone } : {})} loading={formData?.get('form') === form}>
            {action}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
