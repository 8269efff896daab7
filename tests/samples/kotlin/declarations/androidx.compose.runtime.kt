package androidx.compose.runtime

import kotlin.reflect.KProperty
import kotlinx.coroutines.CoroutineScope

// Compose has a compiler plugin, which isn't used here. It also checks who calls a composable function.
@Target(AnnotationTarget.FUNCTION, AnnotationTarget.TYPE, AnnotationTarget.PROPERTY_GETTER)
annotation class Composable

interface State<out T> {
    val value: T
}

interface MutableState<T> : State<T> {
    override var value: T
}

operator fun <T> State<T>.getValue(thisObj: Any?, property: KProperty<*>): T = TODO()

operator fun <T> MutableState<T>.setValue(thisObj: Any?, property: KProperty<*>, value: T): Unit = TODO()

fun <T> mutableStateOf(value: T): MutableState<T> = TODO()

@Composable
fun <T> remember(calculation: () -> T): T = TODO()

@Composable
fun rememberCoroutineScope(): CoroutineScope = TODO()

abstract class CompositionLocal<T> internal constructor() {
    val current: T
        @Composable get() = TODO()
}
