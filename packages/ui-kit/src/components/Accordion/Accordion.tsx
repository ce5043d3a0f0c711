import type { ReactNode } from 'react'

/** Items of an accordion below one another. */
export const Accordion = ({ children }: { readonly children: ReactNode }) => <div>{children}</div>
