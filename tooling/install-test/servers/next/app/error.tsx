'use client'

import { ErrorPage } from './shared/pages'

export default function Failure() {
  return <ErrorPage status={503} />
}
