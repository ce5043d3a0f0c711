import { useId } from 'react'
import { Link } from '../Link/Link.tsx'
import { seeItAsChoice, seeItAsFrame, seeItAsLabel } from './SeeItAs.css.ts'

/** A product on which the design can be shown. */
export interface SeeItAsChoice {
  readonly label: string
  readonly href: string
  readonly current?: boolean | undefined
}

/** The props of `SeeItAs`. */
export interface SeeItAsProps {
  /** "See it as" */
  readonly label: string
  readonly choices: readonly SeeItAsChoice[]
  /** Called instead of following the link, to switch the image in place. */
  readonly onChoose?: ((choice: SeeItAsChoice) => void) | undefined
}

/** Links that show one design on other products. */
export const SeeItAs = ({ label, choices, onChoose }: SeeItAsProps) => {
  const id = useId()
  return (
    <nav className={seeItAsFrame} aria-labelledby={id}>
      <span className={seeItAsLabel} id={id}>
        {label}
      </span>
      {choices.map((item) => (
        <Link
          key={item.href}
          href={item.href}
          className={seeItAsChoice}
          aria-current={item.current ? 'true' : undefined}
          onClick={
            onChoose &&
            ((event) => {
              event.preventDefault()
              onChoose(item)
            })
          }
        >
          {item.label}
        </Link>
      ))}
    </nav>
  )
}
