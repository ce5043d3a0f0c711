import { type ReactNode, useEffect, useRef, useState } from 'react'
import { AccountIcon } from '../Icon/AccountIcon.tsx'
import { avatarImage, avatarSizeStyles } from './Avatar.css.ts'
import type { avatarSizes } from './Avatar.variants.ts'
import { initialsOf } from './initialsOf.ts'

/** The props of `Avatar`. */
export interface AvatarProps {
  /** The name of the person. It is the accessible name, and gives the initials. */
  readonly name: string
  /** An `Image` with ratio `fill` and an empty `alt`. While it loads, and when it fails, the initials are visible. */
  readonly image?: ReactNode
  /** The initials, by default the first letters of the first and the last part of the name. */
  readonly initials?: string | undefined
  /** For an avatar beside the written name: screen readers ignore it. */
  readonly decorative?: boolean | undefined
  /** 32, 44, 64 or 96 px, growing with the text size of the browser. */
  readonly size?: (typeof avatarSizes)[number] | undefined
}

/**
 * A person in a circle: an image, or the initials of the name. Without letters in the name, it shows a person's outline.
 *
 * @example
 * <Avatar
 *   name="Imani Okafor"
 *   image={<Image ratio="fill" alt="" srcFor={portraitFor} width={400} height={400} sizes="44px" />}
 * />
 */
export const Avatar = ({ name, image, initials = initialsOf(name), decorative, size = 'm' }: AvatarProps) => {
  const frame = useRef<HTMLSpanElement>(null)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    const element = frame.current
    const img = element?.querySelector('img')
    if (!element || !img) return
    // An image can fail before hydration. Errors of images do not bubble, so the listener captures them.
    setFailed(img.complete && img.currentSrc !== '' && img.naturalWidth === 0)
    const onError = (): void => setFailed(true)
    const onLoad = (): void => setFailed(false)
    element.addEventListener('error', onError, true)
    element.addEventListener('load', onLoad, true)
    return () => {
      element.removeEventListener('error', onError, true)
      element.removeEventListener('load', onLoad, true)
    }
  }, [])

  return (
    <span
      ref={frame}
      className={avatarSizeStyles[size]}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {initials === '' ? <AccountIcon /> : <span dir="auto">{initials}</span>}
      {image ? (
        <span className={avatarImage} hidden={hasFailed}>
          {image}
        </span>
      ) : null}
    </span>
  )
}
