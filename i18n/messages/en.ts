/** Every refusal by its reason code, as the API says it and pages show it. Sections 5 and 8 of the specification are quoted word for word. */
export const en = {
  // Of any request
  invalidInput: "The request has values that are not allowed.",
  notANumber: "This must be a whole number in the allowed range.",
  unknownWebsite: "This must be the id of a website.",
  notFound: "There is nothing at this address.",
  methodNotAllowed: "This method is not allowed here.",
  tooLarge: "The request is too large.",
  malformed: "The request cannot be read.",
  unsupportedType: "The request must be JSON or a form.",
  foreignOrigin: "This request did not come from this website.",
  notSignedIn: "Please log in first.",
  tooMany: "Too many attempts. Please wait a moment and try again.",
  unreachable: "No connection. Nothing was sent; please try again.",
  internal: "Internal Server Error",
  unavailable: "The service does not answer. Please try again in a moment.",
  formFailed: "That did not work, and the fault is ours. Please try again in a moment.",

  // Of any field
  required: "Please fill this in.",
  tooLong: "This is too long.",
  controlCharacters: "This has characters that cannot be shown.",
  unknownChoice: "Please choose one of the list.",
  emailFormat: "Incorrect email format",
  phoneFormat: "This is not a number of the chosen country.",
  agreementRequired: "Please agree to the terms first.",

  // Contact
  nameRequired: "Name required",
  emailRequired: "Email required",
  telephoneRequired: "Telephone required",
  companyRequired: "Company required",
  messageRequired: "Message required",
  questionFailed: "Your question has been submitted failed!",

  // Newsletter
  newsletterEmail: "Please enter a valid email address",
  consentRequired: "Please agree to receive the newsletter first.",
  alreadySubscribed: "The email has already been subscribed",
  newsletterFailed: "error",
  linkExpired: "This link is no longer valid.",

  // Accounts
  usernameFormat: "username format is incorrect",
  passwordFormat: "password format is incorrect",
  passwordsDiffer: "entered passwords differ",
  usernameTaken: "username has already been taken",
  phoneRegistered: "phone has already been registered",
  emailRegistered: "email has already been registered",
  accountUnknown: "account does not exist",
  wrongLogin: "Username or password is incorrect.",
  wrongPhoneLogin: "phone or password is incorrect.",
  loginPaused: "Too many failed logins. Log in on a device where you have done so before, set a new password by email, or wait.",
  wrongPassword: "password is incorrect",
  wrongCode: "code is incorrect.",
  wrongEmailOrCode: "email or code is incorrect.",
  resendTooSoon: "A code was sent a moment ago. Please wait until the countdown ends.",
  tooManyCodes: "This address has been sent too many codes today. Look for the last one in its mailbox, or try again tomorrow.",
  captchaRequired: "Please solve the puzzle first.",
  captchaFailed: "Verification failure",
  openApiNotActivated: "The Open API service is not activated for this account.",
  wrongKey: "The key is not valid.",

  // Staff
  notStaff: "You are logged in, but not as a member of the staff.",
  secondFactorNeeded: "Please confirm with your second factor.",
  proofNeeded: "Please confirm once more that it is you.",
  roleMayNot: "Your role does not allow this.",
  notYourLanguage: "These are not your languages.",
  secondFactorSetUp: "A second factor is set up already.",
  unknownMember: "There is no such member of staff.",
  lastAdministrator: "Somebody has to stay an administrator.",
  staffAlready: "This person belongs to the staff already.",

  // Site config and texts
  savedSince: "Somebody else has saved this since. Look at what stands there now.",
  unknownText: "There is no such text.",
  unknownPlace: "A place in curly brackets is not one of the original's.",
  webAddress: "This must be a whole web address that begins with https://.",

  // Inbox and accounts
  unknownQuestion: "There is no such question any more.",
  threadMoved: "Something was written meanwhile. Please read it first.",
  differentSenders: "These questions have different senders.",
  nameTaken: "This name is taken already.",
  unknownTemplate: "There is no such template any more.",
  staffAccount: "This is an account of the staff. Take the access away first.",

  // Content, for staff
  nothingToPublish: "There is nothing to publish.",
  changePlanned: "A change is planned. Take the plan back first.",
  endsTooEarly: "The end must lie behind the beginning.",
  nothingPlanned: "Nothing is planned.",
  nothingToUndo: "There is nothing to undo.",
  unknownEntry: "This entry does not exist.",
  invalidData: "Something in it is missing or wrong.",
  missingFiles: "A picture or file that it names does not exist.",
  keyFormat: '1 to 100 of a-z, 0-9 and hyphen, but not "list"',
  noSuchFile: "There is no picture or file of this name.",
};
