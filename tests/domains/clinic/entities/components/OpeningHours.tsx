import type { OwnPageProps } from 'tribune/browser'

/** For whoever asks, on any day. */
export default function OpeningHours({ params }: OwnPageProps) {
  return <p>Le {params['day']}, de 8 h à 18 h.</p>
}
