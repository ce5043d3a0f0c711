import type { ReactNode } from 'react'

/** A list of expandable items. */
export const Accordion = ({ children }: { readonly children: ReactNode }) => <div>{children}</div>
