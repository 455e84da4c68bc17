export const staff = 'Staff';
export const theStaff = 'your staff';
export const intro =
  'Give people who work with you a sign-in of their own. What they did stands with their name, and you can end it at any time.';
export const noStaff = 'You work alone so far';
export const inviteSomebody = 'Invite somebody by mail; the link works for seven days.';
export const manager = 'Manager';
export const kitchen = 'Kitchen';
export const managerMay = 'Everything but staff, closing the restaurant and payouts.';
export const kitchenMay =
  'Orders step by step, sold out and stock, tickets and riders. No earnings, no settings.';
export const email = 'Email';
export const role = 'Role';
export const invite = 'Send invitation';
export const inviting = 'Sending';
export const invitationSent = (address: string) => `Invitation sent to ${address}`;
export const name = 'Name';
export const since = 'Since';
export const action = 'Action';
export const invited = 'Invited, has not joined yet';
export const roleOf = (person: string) => `Role of ${person}`;
export const roleChanged = (person: string) => `Role of ${person} changed`;
export const roleNotChanged = (person: string) => `The role of ${person} could not be changed.`;
export const sendAgain = (person: string) => `Send the invitation to ${person} again`;
export const remove = (person: string) => `Remove ${person}`;
export const askRemove = (person: string) => `Remove ${person}?`;
export const removeMeans = 'Their access ends at once, on every device. Your riders are mailed new links.';
export const yesRemove = 'Yes, remove';
export const removed = (person: string) => `${person} no longer works here`;
export const notRemoved = (person: string) => `${person} could not be removed.`;
export const yourRestaurant = 'Your restaurant';
export const noLongerHere = 'You no longer work here';
export const tookYouOff = (restaurant: string) => `${restaurant} has taken you off its staff.`;
export const goTo = (restaurant: string) => `Go to ${restaurant}`;
export const workingAt = 'Working at';

// The page of an invitation.
export const joinTitle = (restaurant: string) => `Join ${restaurant}`;
export const notLoaded = 'The invitation could not be loaded';
export const invitedAsManager = 'You are invited as a manager: menu, orders, riders, hours and reviews.';
export const invitedAsKitchen = 'You are invited to the kitchen: orders step by step, and what is sold out.';
export const join = 'Join the team';
export const joining = 'Joining';
export const forAnother = (address: string) =>
  `This invitation is for ${address}. Log out and log in with that address to join.`;
export const logOut = 'Log out';
export const logInToJoin = (address: string) => `Log in as ${address} to join.`;
export const logIn = 'Log in';
export const newAccount = (address: string) => `Choose a name and a password for ${address}.`;
export const fullName = 'Full Name';
export const password = 'Password';
export const confirmPassword = 'Confirm Password';
export const showPasswords = 'Show Passwords';
export const invitationEnded = 'This invitation has ended';
export const askForNewOne = 'Ask the restaurant for a new one.';
export const joinedAlready = 'You have joined already.';
