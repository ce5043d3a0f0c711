import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, type Ref } from 'react'
import { Link } from '../Link/Link.tsx'
import * as css from './IconButton.css.ts'
import type { iconButtonSizes, iconButtonTones } from './IconButton.variants.ts'

interface Look {
  /** The accessible name, which says what the button does. */
  readonly label: string
  readonly icon: ReactNode
  readonly tone?: (typeof iconButtonTones)[number] | undefined
  /** 44 or 56 px. */
  readonly size?: (typeof iconButtonSizes)[number] | undefined
}

type Native<Tag extends 'a' | 'button'> = Omit<
  ComponentPropsWithoutRef<Tag>,
  'className' | 'style' | 'children' | 'href'
>

/** The props of `IconButton`. */
export type IconButtonProps = Look &
  ((Native<'a'> & { readonly href: string }) | (Native<'button'> & { readonly href?: undefined }))

/** A button with an icon. `aria-pressed` fills the icon. `title` is the label, unless a `Tooltip` replaces it. */
export const IconButton = forwardRef<HTMLButtonElement | HTMLAnchorElement, IconButtonProps>(
  ({ label, icon, tone = 'plain', size, ...props }, ref) => {
    const shared = {
      className:
        size === 'l'
          ? `${css.iconButtonToneStyles[tone]} ${css.largeIconButton}`
          : css.iconButtonToneStyles[tone],
      'aria-label': label,
      children: icon,
    }
    return props.href === undefined ? (
      <button type="button" title={label} {...props} {...shared} ref={ref as Ref<HTMLButtonElement>} />
    ) : (
      <Link title={label} {...props} {...shared} ref={ref as Ref<HTMLAnchorElement>} />
    )
  },
)
IconButton.displayName = 'IconButton'
