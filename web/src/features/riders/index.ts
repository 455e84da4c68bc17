export { RiderAssignment } from './components/rider-assignment.tsx';
