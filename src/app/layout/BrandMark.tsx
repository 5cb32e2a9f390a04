/** The product's mark: a pitch under its stand. */
export function BrandMark() {
  return (
    <svg width="28" height="28" viewBox="0 0 32 32" fill="none" aria-hidden>
      <rect width="32" height="32" rx="9" fill="#0f8453" />
      <path
        d="M7 12.5C9.6 9.6 12.6 8 16 8s6.400 1.600 9 4.500"
        stroke="#fff"
        strokeWidth="2.200"
        strokeLinecap="round"
      />
      <path d="M7 24V17.500h18V24zM16 17.500V24" stroke="#fff" strokeWidth="2" strokeLinejoin="round" />
      <circle cx="16" cy="20.800" r="1.900" fill="#fff" />
    </svg>
  )
}
