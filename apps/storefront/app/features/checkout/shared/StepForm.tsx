import { Form, type FormProps, useNavigation } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Divider } from '@selvedge/ui-kit/Divider'
import { FormErrorSummary } from '@selvedge/ui-kit/FormErrorSummary'
import { Inline } from '@selvedge/ui-kit/Inline'
import { Stack } from '@selvedge/ui-kit/Stack'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import type { ReactNode, RefObject } from 'react'
import type { Fields } from '../../forms/createFields.ts'
import { usePaths } from '../../frame/useShop.ts'

type StepFormProps = Pick<FormProps, 'onSubmit'> & {
  readonly step: 'shipping' | 'billing'
  readonly form: RefObject<HTMLFormElement>
  readonly fields: Fields
  /** The label of the button. */
  readonly action: string
  /** Whether the button is busy before the form is sent. */
  readonly isWaiting?: boolean
  readonly back: { readonly href: string; readonly label: string }
  readonly children: ReactNode
}

/** The form of a step: the errors above its fields, and below them the button to the next step and a link back. */
export const StepForm = ({
  step,
  form,
  fields,
  action,
  isWaiting,
  back,
  children,
  ...events
}: StepFormProps) => {
  const { formData } = useNavigation()
  return (
    <Form method="post" action={usePaths().sendCheckout(step)} replace noValidate ref={form} {...events}>
      {/* Enter presses a form's first button: this one submits the step, whatever other buttons the form has. */}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="intent" value={step} />
      <Stack gap="xl">
        <FormErrorSummary {...fields.summary} />
        {children}
        <Divider />
        <Inline justify="between" align="center" gap="m">
          <Button type="submit" size="l" loading={isWaiting || formData?.get('intent') === step}>
            {action}
          </Button>
          <TextLink href={back.href} place="alone">
            {back.label}
          </TextLink>
        </Inline>
      </Stack>
    </Form>
  )
}
