/** Tells password managers whose password a form is about. */
export function UsernameForManagers({ username }: { username: string }) {
  return <input type="text" name="username" autoComplete="username" defaultValue={username} hidden readOnly />;
}
