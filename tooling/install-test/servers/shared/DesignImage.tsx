'use client'

import { Image } from '@selvedge/ui-kit'

/** An image of a design. Server components pass it the URL, because they cannot pass functions to client components. */
export const DesignImage = ({ url }: { readonly url: string }) => (
  <Image srcFor={() => url} widths={[828]} sizes="100vw" width={960} height={1200} alt="" ratio="fill" />
)
