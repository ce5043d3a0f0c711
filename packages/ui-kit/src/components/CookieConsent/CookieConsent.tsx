import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from '../Button/Button.tsx'
import {
  cookieConsent,
  cookieConsentActions,
  cookieConsentText,
  cookieConsentTitle,
} from './CookieConsent.css.ts'

/** The props of `CookieConsent`. */
export interface CookieConsentProps {
  readonly title: ReactNode
  /** What is stored and why, with a `TextLink` to the details. */
  readonly text: ReactNode
  readonly accept: ReactNode
  readonly refuse: ReactNode
  /** The form posts `name` as "all" or "necessary" to this URL when there is no JavaScript. */
  readonly action: string
  readonly name?: string | undefined
  /** Called with the choice instead of posting the form. */
  readonly onChoice?: ((choice: 'all' | 'necessary') => void) | undefined
}

/** Asks for consent to cookies. Both choices look the same, and the page stays usable. */
export const CookieConsent = ({
  title,
  text,
  accept,
  refuse,
  action,
  name = 'consent',
  onChoice,
}: CookieConsentProps) => {
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onChoice) return
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    onChoice(submitter?.getAttribute('value') === 'all' ? 'all' : 'necessary')
  }
  return (
    <section className={cookieConsent} aria-labelledby={id}>
      <div>
        <h2 className={cookieConsentTitle} id={id}>
          {title}
        </h2>
        <p className={cookieConsentText}>{text}</p>
      </div>
      <form className={cookieConsentActions} method="post" action={action} onSubmit={submit}>
        <Button type="submit" tone="secondary" size="s" name={name} value="necessary">
          {refuse}
        </Button>
        <Button type="submit" tone="secondary" size="s" name={name} value="all">
          {accept}
        </Button>
      </form>
      <span hidden />
    </section>
  )
}
