/** How Node runs the server: its flags and the script. */
export const serverArguments: string[];
