import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, type Ref } from 'react'
import { Link } from '../Link/Link.tsx'
import * as css from './Button.css.ts'
import type { buttonSizes, buttonTones, buttonWidths } from './Button.variants.ts'

interface Look {
  readonly children: ReactNode
  /** `panel`: for a button on a strong panel such as Plus. */
  readonly tone?: (typeof buttonTones)[number] | undefined
  /** 44, 52 or 56 px high; `l` for the main action of a step. */
  readonly size?: (typeof buttonSizes)[number] | undefined
  readonly width?: (typeof buttonWidths)[number] | undefined
  /** Shows moving dots instead of the label. The button stays focusable and still calls its handler, which must ignore repeated clicks. */
  readonly loading?: boolean | undefined
}

type Native<Tag extends 'a' | 'button'> = Omit<
  ComponentPropsWithoutRef<Tag>,
  'className' | 'style' | 'children' | 'href'
>

/** The props of `Button`. */
export type ButtonProps = Look &
  ((Native<'a'> & { readonly href: string }) | (Native<'button'> & { readonly href?: undefined }))

/** A button; with `href`, a link that looks like one. `type` defaults to "button". */
export const Button = forwardRef<HTMLButtonElement | HTMLAnchorElement, ButtonProps>(
  ({ tone = 'primary', size = 'm', width, loading, ...props }, ref) => {
    const full = width === 'full' ? ` ${css.fullWidthButton}` : ''
    const shared = {
      className: `${css.buttonBase} ${css.buttonToneStyles[tone]} ${css.buttonSizeStyles[size]}${full}`,
      'aria-busy': loading || undefined,
    }
    return props.href === undefined ? (
      <button type="button" {...props} {...shared} ref={ref as Ref<HTMLButtonElement>} />
    ) : (
      <Link {...props} {...shared} ref={ref as Ref<HTMLAnchorElement>} />
    )
  },
)
Button.displayName = 'Button'
