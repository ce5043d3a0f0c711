import { useId } from 'react'
import { Link } from '../Link/Link.tsx'
import { productSwitcherChoice, productSwitcherFrame, productSwitcherLabel } from './ProductSwitcher.css.ts'

/** A product on which the design can be shown. */
export interface ProductSwitcherChoice {
  readonly label: string
  readonly href: string
  readonly current?: boolean | undefined
}

/** The props of `ProductSwitcher`. */
export interface ProductSwitcherProps {
  /** For example "See it as". */
  readonly label: string
  readonly choices: readonly ProductSwitcherChoice[]
  /** Called instead of following the link, to switch the image in place. */
  readonly onChoose?: ((choice: ProductSwitcherChoice) => void) | undefined
}

/** Links that show one design on other products. */
export const ProductSwitcher = ({ label, choices, onChoose }: ProductSwitcherProps) => {
  const id = useId()
  return (
    <nav className={productSwitcherFrame} aria-labelledby={id}>
      <span className={productSwitcherLabel} id={id}>
        {label}
      </span>
      {choices.map((item) => (
        <Link
          key={item.href}
          href={item.href}
          className={productSwitcherChoice}
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
      <span hidden />
    </nav>
  )
}
