export default function RolesFrame() {
  return null
}
