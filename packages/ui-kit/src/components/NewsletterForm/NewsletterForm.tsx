import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { fieldControl, fieldLabel } from '../Field/Field.css.ts'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { newsletterFormFrame, newsletterFormRow, newsletterFormText } from './NewsletterForm.css.ts'

/** The props of `NewsletterForm`. */
export interface NewsletterFormProps {
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly label: string
  readonly placeholder?: string | undefined
  readonly name?: string | undefined
  readonly id: string
  readonly submit: string
  readonly loading?: boolean | undefined
  /** The result: a `Callout` or an error. */
  readonly message?: ReactNode
}

/** The fields of a newsletter form. Put it inside a `<form>`. */
export const NewsletterForm = ({
  title,
  text,
  label,
  placeholder,
  name = 'email',
  id,
  submit,
  loading,
  message,
}: NewsletterFormProps) => (
  <div className={newsletterFormFrame}>
    <div>
      <Heading level={2}>{title}</Heading>
      <div className={newsletterFormText}>
        <Text tone="muted" measure="narrow">
          {text}
        </Text>
      </div>
    </div>
    <div>
      <label className={fieldLabel} htmlFor={id}>
        {label}
      </label>
      <div className={newsletterFormRow}>
        <input
          className={fieldControl()}
          id={id}
          type="email"
          name={name}
          autoComplete="email"
          placeholder={placeholder}
          required
        />
        <Button type="submit" size="l" loading={loading}>
          {submit}
        </Button>
      </div>
      {message}
    </div>
  </div>
)
