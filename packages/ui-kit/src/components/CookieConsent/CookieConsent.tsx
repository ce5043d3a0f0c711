import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from '../Button/Button.tsx'
import { actions, consent, text as textClass, title as titleClass } from './CookieConsent.css.ts'

export interface CookieConsentProps {
  readonly title: ReactNode
  /** What is stored and why, with a `TextLink` to the rest. */
  readonly text: ReactNode
  readonly accept: ReactNode
  readonly refuse: ReactNode
  /** Where the form goes without script; it posts `name` as "all" or "necessary". */
  readonly action: string
  readonly name?: string | undefined
  /** Answers in place instead. */
  readonly onAnswer?: ((answer: 'all' | 'necessary') => void) | undefined
}

/** Asks once what may be stored. Both answers weigh the same; the page stays usable meanwhile. */
export const CookieConsent = ({
  title,
  text,
  accept,
  refuse,
  action,
  name = 'consent',
  onAnswer,
}: CookieConsentProps) => {
  const id = useId()
  const answer = (event: FormEvent<HTMLFormElement>) => {
    if (!onAnswer) return
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    onAnswer(submitter?.getAttribute('value') === 'all' ? 'all' : 'necessary')
  }
  return (
    <section className={consent} aria-labelledby={id}>
      <div>
        <h2 className={titleClass} id={id}>
          {title}
        </h2>
        <p className={textClass}>{text}</p>
      </div>
      <form className={actions} method="post" action={action} onSubmit={answer}>
        <Button type="submit" tone="secondary" size="s" name={name} value="necessary">
          {refuse}
        </Button>
        <Button type="submit" tone="secondary" size="s" name={name} value="all">
          {accept}
        </Button>
      </form>
    </section>
  )
}
