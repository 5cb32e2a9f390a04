export const breeds: Readonly<Record<string, readonly string[]>> = {
  Chat: ['Européen', 'Maine coon', 'Siamois', 'Sphynx'],
  Cheval: ['Arabe', 'Barbe', 'Pur-sang'],
  Chien: ['Berger de l’Atlas', 'Braque', 'Caniche', 'Sloughi'],
  // Nobody asks a goldfish where it comes from.
  Poisson: [],
}
