import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, type Ref } from 'react'
import { Link } from '../Link/Link.tsx'
import { textLink } from './TextLink.css.ts'
import type { textLinkPlaces, textLinkSizes, textLinkTones } from './TextLink.variants.ts'

interface Look {
  readonly children: ReactNode
  /** `quiet`: underlined on hover only, in the surrounding colour. */
  readonly tone?: (typeof textLinkTones)[number] | undefined
  readonly size?: (typeof textLinkSizes)[number] | undefined
  /** `alone`: outside a sentence, with a target of 44 px. */
  readonly place?: (typeof textLinkPlaces)[number] | undefined
}

type Native<Tag extends 'a' | 'button'> = Omit<
  ComponentPropsWithoutRef<Tag>,
  'className' | 'style' | 'children' | 'href'
>

/** The props of `TextLink`. */
export type TextLinkProps = Look &
  ((Native<'a'> & { readonly href: string }) | (Native<'button'> & { readonly href?: undefined }))

/** A link in text. Without `href` it is a button that looks like a link. */
export const TextLink = forwardRef<HTMLAnchorElement | HTMLButtonElement, TextLinkProps>(
  ({ tone, size, place, ...props }, ref) => {
    const className = textLink({ tone, size, place })
    return props.href === undefined ? (
      <button type="button" {...props} ref={ref as Ref<HTMLButtonElement>} className={className} />
    ) : (
      <Link {...props} ref={ref as Ref<HTMLAnchorElement>} className={className} />
    )
  },
)
TextLink.displayName = 'TextLink'
